import { useText } from '../i18n/text.ts'
import { usePerson } from './person.ts'

/** Who can give a right that is missing. Consumers and guests have no agency to ask. */
export function useWhoGives(): string | undefined {
  const t = useText()
  return usePerson().kind === 'employee' ? t('shell.whoGives') : undefined
}
