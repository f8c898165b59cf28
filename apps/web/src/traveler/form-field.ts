import type { AskedQuestion } from './question.ts'
import { leadIndexOf, type TravelerValues, type Wanted } from './values.ts'

/** What a request calls it, where the form has another name for it. */
const names: Readonly<Record<string, keyof TravelerValues>> = {
  phone: 'phoneNumber',
  'phone/phoneNumber': 'phoneNumber',
  'phone/countryAccessCode': 'phoneCode',
  document: 'docID',
  'document/docID': 'docID',
  'document/expireDate': 'expireDate',
  'document/docHolderNationality': 'nationality',
}

/** How to reach the customer is asked of the lead. */
const contact: Readonly<Record<string, keyof TravelerValues>> = {
  'contact/email': 'email',
  'contact/telephone/phoneNumber': 'phoneNumber',
  'contact/telephone/countryAccessCode': 'phoneCode',
}

/** From the server's pointer to the field of the page: 'travelers/0/document/docID' stands in 'travelers.0.docID'. */
export const formField =
  (wanted: readonly Wanted[], questions: readonly Pick<AskedQuestion, 'pointer'>[] = []) =>
  (pointer: string): string | undefined => {
    const question = questions.findIndex((one) => one.pointer === pointer)
    if (question >= 0) return `answers.${question}`
    const ofLead = contact[pointer]
    if (ofLead) return `travelers.${leadIndexOf(wanted)}.${ofLead}`
    const [, index, name] = /^travelers\/(\d+)\/(.+)$/.exec(pointer) ?? []
    if (index === undefined || name === undefined) return undefined
    return `travelers.${index}.${names[name] ?? name}`
  }
