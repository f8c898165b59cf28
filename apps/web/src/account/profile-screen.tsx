import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { PassportCard } from './PassportCard.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { useUserInfo } from './profile-calls.ts'

function PasswordCard() {
  const t = useText()
  return (
    <section className="card pcard" aria-labelledby="profile-password">
      <div className="sec-h last">
        <div className="grow">
          <h2 className="h3" id="profile-password">
            {t('account.password')}
          </h2>
          <p className="small muted">{t('account.profile.passwordText')}</p>
        </div>
        <Link className={buttonClass()} to="/profile/password">
          {t('account.password.submit')}
        </Link>
      </div>
    </section>
  )
}

function Sections() {
  const t = useText()
  const { data, error, isPending, refetch } = useUserInfo()
  if (isPending)
    return <Wait label={t('account.profile.loading')} skeleton={<Skeleton heights={[430, 236]} widths={[100]} />} />
  if (!data)
    return (
      <ErrorPanel
        message={error?.message ?? t('error.response')}
        actions={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
      />
    )
  return (
    <>
      <DetailsCard user={data} />
      <PassportCard user={data} />
    </>
  )
}

export default function ProfileScreen() {
  return (
    <ProfileFrame>
      <Sections />
      <PasswordCard />
    </ProfileFrame>
  )
}
