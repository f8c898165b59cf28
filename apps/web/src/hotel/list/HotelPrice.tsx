import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import type { House } from '../../stay/list/house.ts'

interface Props {
  house: House
  nights: number
  rooms: number
}

/** By night, for the whole stay, and what of it is paid at the house: the first figure shown is the last one paid. */
export function HotelPrice({ house, nights, rooms }: Props) {
  const t = useText()
  return (
    <div className="hp">
      <span className="hp-n">
        <RichText id="hotels.night" values={{ price: <Price key="price" of={house.night} size="md" /> }} />
      </span>
      <span className="xs faint">
        <RichText
          id="hotels.total"
          values={{
            price: <Price key="price" of={house.total} />,
            nights: t('hotel.count.nights', { count: nights }),
            rooms: t('hotel.count.rooms', { count: rooms }),
          }}
        />
      </span>
      {house.there.map(({ code, description, currencyCode, amount }) => (
        <span className="xs faint" key={`${code}/${description}`}>
          <RichText
            id="hotels.there"
            values={{
              price: <Price key="price" of={{ currencyCode, amount }} />,
              name: <bdi key="name">{description ?? t('hotels.there.tax')}</bdi>,
            }}
          />
        </span>
      ))}
    </div>
  )
}
