import './about.css'
import type { HotelDescriptiveContent } from '@portolan/contract/hotel-stay'
import { useText } from '../../i18n/text.ts'
import { PlaceMap } from '../../map/PlaceMap.tsx'
import { type HotelDetail, hotelDetail } from '../../stay/model/detail.ts'
import { Icon } from '../../ui/Icon.tsx'
import { amenityIcon } from './amenity-icon.ts'

function Overview({ content, detail }: { content: HotelDescriptiveContent; detail: HotelDetail }) {
  const t = useText()
  const { sections = [] } = content.hotelInfo.descriptions
  return (
    <section className="hd-block hd-over" id="overview" aria-labelledby="overview-title">
      <div>
        <h2 id="overview-title">{t('hotelDetail.overview')}</h2>
        <p className="muted">{detail.description.overView}</p>
        {sections.map(({ title, text }) => (
          <div key={title} className="hd-part">
            <h3 className="h4">{title}</h3>
            <p className="muted">{text}</p>
          </div>
        ))}
      </div>
      {detail.amenities.length > 0 && (
        <div>
          <h3 className="h4">{t('hotelDetail.amenities')}</h3>
          <ul className="hd-amenities">
            {detail.amenities.map(({ code, serviceItem }) => (
              <li key={`${code}/${serviceItem}`}>
                <Icon of={amenityIcon(code)} />
                <span>{serviceItem}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Policies({ content }: { content: HotelDescriptiveContent }) {
  const t = useText()
  const { policies = [], hotelInfo } = content
  const { checkInTime, checkOutTime } = hotelInfo
  if (policies.length === 0 && !checkInTime && !checkOutTime) return null
  return (
    <section className="hd-block" id="policies" aria-labelledby="policies-title">
      <h2 id="policies-title">{t('hotelDetail.policies')}</h2>
      <dl className="card pad hd-policies">
        {checkInTime && (
          <div>
            <dt>{t('hotelDetail.checkIn')}</dt>
            <dd>{t('hotelDetail.from', { time: checkInTime })}</dd>
          </div>
        )}
        {checkOutTime && (
          <div>
            <dt>{t('hotelDetail.checkOut')}</dt>
            <dd>{t('hotelDetail.until', { time: checkOutTime })}</dd>
          </div>
        )}
        {policies.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The house in words, what it has, where it stands and what holds in it. */
export function About({ content }: { content: HotelDescriptiveContent }) {
  const t = useText()
  const detail = hotelDetail(content)
  const { name, location } = detail.description
  const { longitude, latitude } = location.position
  return (
    <>
      <Overview {...{ content, detail }} />
      <section className="hd-block" id="place" aria-labelledby="place-title">
        <h2 id="place-title">{t('hotelDetail.location')}</h2>
        <PlaceMap place={[longitude, latitude]} name={name} />
        <p className="small muted">
          <bdi>{location.address}</bdi>
        </p>
      </section>
      <Policies content={content} />
    </>
  )
}
