import { useNavigate } from '@tanstack/react-router'
import { Fragment, lazy } from 'react'
import { type AirPlace, type AirSearch, placesOf } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Recap } from '../../result/Recap.tsx'
import { pathOf, writeSearch } from '../address.ts'
import { cabinText } from '../cabin-text.ts'
import { valuesOf } from '../form/values.ts'

const AirForm = lazy(async () => ({ default: (await import('../form/AirForm.tsx')).AirForm }))

const placeText = ({ name, code }: AirPlace): string => (name === code ? code : `${name} (${code})`)

export function FlightRecap({ search, who }: { search: AirSearch; who: string }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { legs, back, cabin } = search
  const [first] = legs
  const isMany = legs.length > 1
  const places = isMany ? placesOf(search) : [first.from, first.to].map(placeText)
  return (
    <Recap
      facts={[
        {
          label: t('flights.recap.way'),
          value: (
            <>
              {places.map((place, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a trip may pass the same place twice, always in this order
                <Fragment key={index}>
                  {index > 0 && ' – '}
                  <bdi>{place}</bdi>
                </Fragment>
              ))}
            </>
          ),
        },
        { label: t('air.form.depart'), value: format.date(first.date), minor: true },
        ...(back ? [{ label: t('air.form.return'), value: format.date(back), minor: true }] : []),
        ...(isMany ? [{ label: t('flights.recap.legs'), value: format.number(legs.length), minor: true }] : []),
        {
          label: t('flights.recap.who'),
          value: (
            <>
              {who}, {t(cabinText[cabin])}
            </>
          ),
          minor: true,
        },
      ]}
      form={(close) => (
        <AirForm
          initial={valuesOf(search)}
          onSearch={(next) => {
            close()
            void navigate({ to: pathOf[next.trip], search: writeSearch(next) })
          }}
        />
      )}
    />
  )
}
