import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Rights } from './model.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Props {
  employee: EmployeeBasicInfo
  isSelf: boolean
  rights: Rights
  onChange(rights: Rights): void
}

/** Whether the account may be used, and by which password. One's own is changed with the old one, on its own page. */
export function Standing({ employee, isSelf, rights, onChange }: Props) {
  const t = useText()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="standing">
      <Checkbox
        label={t('agency.panel.enabled')}
        hint={isSelf ? t('agency.panel.enabledSelf') : t('agency.panel.enabledHint')}
        checked={rights.enabled}
        disabled={isSelf}
        onChange={(event) => onChange({ ...rights, enabled: event.target.checked })}
      />
      {isSelf ? (
        <Link className={buttonClass()} to="/profile/password">
          <Icon of={KeyRound} size="s" />
          {t('agency.password.change')}
        </Link>
      ) : (
        <Button icon={KeyRound} onClick={() => setChoosing(true)}>
          {t('agency.password.change')}
        </Button>
      )}
      {isChoosing && <PasswordDialog employee={employee} onClose={() => setChoosing(false)} />}
    </div>
  )
}
