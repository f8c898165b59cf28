import { Link } from '@tanstack/react-router'
import type { CallError } from '../../api/failure.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { searchOf } from '../address.ts'
import type { CarAsked } from '../search.ts'

interface Props {
  asked: CarAsked
  failure: CallError
  onAgain(): void
}

/** What the desks refuse is changed in the form; what did not arrive is asked for again. */
export function Failed({ asked, failure, onAgain }: Props) {
  const t = useText()
  const problems = new Set(failure.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <>
      <h1 className="vh">{t('car.list.title')}</h1>
      <ErrorPanel
        title={failure.title}
        message={
          <>
            {failure.message}
            {[...problems].map((text) => (
              <span className="cr-failed" key={text}>
                {text}
              </span>
            ))}
          </>
        }
        kept={t('car.failed.kept')}
        actions={
          <>
            {failure.status !== 400 && <Button onClick={onAgain}>{t('shell.failure.again')}</Button>}
            <Link className={buttonClass()} to="/carrental" search={searchOf(asked)}>
              {t('car.none.change')}
            </Link>
          </>
        }
      />
    </>
  )
}
