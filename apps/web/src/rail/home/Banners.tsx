import type { Banner } from '@portolan/contract/cms'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { useBanners } from '../calls.ts'

function Face({ banner: { title, subTitle, imageUrl, mobileImageUrl } }: { banner: Banner }) {
  return (
    <>
      <picture>
        {mobileImageUrl && <source media="(max-width: 767px)" srcSet={mobileImageUrl} />}
        <img src={imageUrl} alt="" loading="lazy" />
      </picture>
      <span className="promo-in">
        <bdi className="promo-t">{title}</bdi>
        {subTitle && <span className="promo-s">{subTitle}</span>}
      </span>
    </>
  )
}

function Entry({ banner }: { banner: Banner }) {
  const { linkUrl } = banner
  if (!linkUrl) return <Face banner={banner} />
  // the server lets through addresses of our own and https ones only
  if (!linkUrl.startsWith('/'))
    return (
      <a className="promo banner" href={linkUrl} rel="noopener">
        <Face banner={banner} />
      </a>
    )
  return (
    <Link className="promo banner" to={linkUrl}>
      <Face banner={banner} />
    </Link>
  )
}

/** What the shop wants to be seen; without an answer the page simply ends earlier. */
export function Banners() {
  const t = useText()
  const { data = [] } = useBanners()
  if (data.length === 0) return null
  return (
    <section className="blk" aria-labelledby="rail-ideas">
      <h2 id="rail-ideas">{t('rail.ideas')}</h2>
      <ul className="banners">
        {data.map((banner) => (
          <li key={banner.id}>
            <Entry banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  )
}
