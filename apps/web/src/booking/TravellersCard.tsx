import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { Pencil } from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import { type Say, useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import type { Booking } from './model.ts'

const kinds: Record<TravelerDraft['type'], MessageId> = {
  adult: 'booking.traveller.adult',
  senior: 'booking.traveller.senior',
  youth: 'booking.traveller.youth',
  child: 'booking.traveller.child',
  infant: 'booking.traveller.infant',
}

/** 'Ms Mei Yee LAM', or what kind of traveller where no name was asked for. */
export function travellerName({ title, firstName, lastName, type }: TravelerDraft, t: Say): string {
  if (!firstName && !lastName) return t(kinds[type])
  return [title, firstName, lastName?.toLocaleUpperCase()].filter(Boolean).join(' ')
}

const phoneText = ({ countryAccessCode, phoneNumber }: NonNullable<TravelerDraft['phone']>): string =>
  countryAccessCode ? `+${countryAccessCode} ${phoneNumber}` : phoneNumber

function Traveller({ traveller }: { traveller: TravelerDraft }) {
  const t = useText()
  const { type, age, lead, document } = traveller
  const kind = t(kinds[type])
  return (
    <li>
      <span className="row wrap">
        <b className="semi">
          <bdi>{travellerName(traveller, t)}</bdi>
        </b>
        {lead && <Badge tone="info">{t('booking.traveller.lead')}</Badge>}
      </span>
      <span className="faint small">{age === undefined ? kind : t('booking.traveller.aged', { kind, age })}</span>
      {document && (
        <span className="muted small">
          {t(document.docType === '5' ? 'booking.traveller.identityCard' : 'booking.traveller.passport')}{' '}
          <bdi dir="ltr">{document.docID}</bdi>
        </span>
      )}
    </li>
  )
}

function Contact({ contact }: { contact: NonNullable<Booking['facts']['contact']> }) {
  const t = useText()
  const ways = [contact.email, contact.telephone && phoneText(contact.telephone)].filter((way) => way !== undefined)
  if (ways.length === 0) return null
  return (
    <p className="bk-contact small">
      <span className="faint">{t('booking.contact.title')}</span>{' '}
      {ways.map((way) => (
        <bdi key={way} dir="ltr">
          {way}
        </bdi>
      ))}
    </p>
  )
}

interface Props {
  facts: Booking['facts']
  /** Left out where nobody needs to be reached any more. */
  onEditContact: (() => void) | undefined
}

/** Numbers of documents come masked from the server; nothing here unmasks them. */
export function TravellersCard({ facts: { travelers = [], contact }, onEditContact }: Props) {
  const t = useText()
  if (travelers.length === 0 && !contact) return null
  return (
    <Section
      title={t('booking.traveller.title')}
      end={
        onEditContact && (
          <Button variant="ghost" size="sm" icon={Pencil} onClick={onEditContact}>
            {t('booking.contact.edit')}
          </Button>
        )
      }
    >
      <ul className="bk-tv">
        {travelers.map((traveller) => (
          <Traveller key={traveller.ref} traveller={traveller} />
        ))}
      </ul>
      {contact && <Contact contact={contact} />}
    </Section>
  )
}
