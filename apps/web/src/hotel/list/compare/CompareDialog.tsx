import './compare.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/text.ts'
import { Price } from '../../../price/Price.tsx'
import { detailAddress } from '../../../stay/detail/address.ts'
import { amenityText } from '../../../stay/list/amenity.ts'
import type { House } from '../../../stay/list/house.ts'
import { Score } from '../../../stay/list/Score.tsx'
import { Stars } from '../../../stay/list/Stars.tsx'
import { useTerms } from '../../../stay/list/terms.ts'
import type { StayAsked } from '../../../stay/search.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  houses: readonly House[]
  stay: StayAsked
  onClose(): void
}

interface Row {
  label: string
  cell(house: House): ReactNode
}

function useRows(): readonly Row[] {
  const t = useText()
  const format = useFormat()
  const termsOf = useTerms()
  const unknown = <span className="faint">{t('hotels.compare.unknown')}</span>
  return [
    { label: t('hotels.compare.total'), cell: ({ total }) => <Price of={total} size="sm" /> },
    { label: t('hotels.filter.price'), cell: ({ night }) => <Price of={night} /> },
    {
      label: t('hotels.filter.stars'),
      cell: ({ item: { star } }) => (star === null ? unknown : <Stars count={star} />),
    },
    {
      label: t('hotels.filter.rating'),
      cell: ({ item: { rating } }) => (rating === null ? unknown : <Score rating={rating} />),
    },
    { label: t('hotels.filter.meals'), cell: (house) => termsOf(house).meals.words },
    { label: t('hotels.filter.cancellation'), cell: (house) => termsOf(house).cancellation.words },
    {
      label: t('hotels.compare.distance'),
      cell: ({ distance }) => (distance === undefined ? unknown : <bdi>{format.distance(distance)}</bdi>),
    },
    {
      label: t('hotels.filter.amenities'),
      cell: ({ amenities }) => (
        <ul>
          {amenities.map((code) => {
            const text = amenityText(code)
            return text && <li key={code}>{t(text)}</li>
          })}
        </ul>
      ),
    },
  ]
}

/** The same rows for all, so that the eye goes across. */
export function CompareDialog({ houses, stay, onClose }: Props) {
  const t = useText()
  const rows = useRows()
  return (
    <Dialog title={t('hotels.compare.title')} onClose={onClose} closeOutside>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard too */}
      <section className="cmp" aria-label={t('hotels.compare.title')} tabIndex={0}>
        <table>
          <caption className="vh">{t('hotels.compare.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('hotels.compare.hotel')}</span>
              </th>
              {houses.map(({ id, item }) => (
                <th scope="col" key={id}>
                  {item.imgUrl && <img src={item.imgUrl} alt="" />}
                  <bdi className="h4">{item.hotelName}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {houses.map((house) => (
                  <td key={house.id}>{cell(house)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {houses.map(({ id, item }) => (
                <td key={id}>
                  <Link className={buttonClass({ size: 'sm' })} to="/hotel/detail" search={detailAddress(stay, id)}>
                    <span aria-hidden="true">{t('hotels.seeRooms')}</span>
                    <span className="vh">{t('hotels.seeRooms.of', { hotel: item.hotelName })}</span>
                  </Link>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Dialog>
  )
}
