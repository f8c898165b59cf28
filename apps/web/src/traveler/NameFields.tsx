import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSpeech, useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

type Name = 'firstName' | 'lastName'

interface NameForm {
  field(name: Name): { id: string; error: string | undefined }
  register(name: Name): UseFormRegisterReturn
}

/** As in the passport, in Latin letters; Chinese asks for the family name first. */
export function NameFields({ form }: { form: NameForm }) {
  const t = useText()
  const { language } = useSpeech()
  const first = (
    <Field key="first" label={t('traveler.firstName')} {...form.field('firstName')}>
      <TextInput dir="ltr" autoComplete="given-name" {...form.register('firstName')} />
    </Field>
  )
  const last = (
    <Field key="last" label={t('traveler.lastName')} {...form.field('lastName')}>
      <TextInput dir="ltr" autoComplete="family-name" {...form.register('lastName')} />
    </Field>
  )
  return language === 'zh' || language === 'zhHK' ? [last, first] : [first, last]
}
