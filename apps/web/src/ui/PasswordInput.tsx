import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      className="end"
      icon={shown ? EyeOff : Eye}
      label={shown ? t('ui.password.hide') : t('ui.password.show')}
      onClick={() => setShown(!shown)}
    />
  )
  // a shown password is still one: no capital letters added, no spelling service asked
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  )
}
