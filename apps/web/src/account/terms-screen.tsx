import './text-page.css'
import { useText } from '../i18n/text.ts'
import { settings } from '../session/settings.ts'

export default function TermsScreen() {
  const t = useText()
  return (
    <div className="page">
      <article className="textpage">
        <h1>{t('account.terms.title')}</h1>
        <p className="lead">{t('account.terms.lead')}</p>
        {settings.demo && (
          <section>
            <h2>{t('account.terms.demoTitle')}</h2>
            <p>{t('account.terms.demoText')}</p>
          </section>
        )}
        <section>
          <h2>{t('account.terms.shopTitle')}</h2>
          <p>{t('account.terms.shopText')}</p>
        </section>
        <section>
          <h2>{t('account.terms.accountTitle')}</h2>
          <p>{t('account.terms.accountText')}</p>
        </section>
        <section>
          <h2>{t('account.terms.bookingTitle')}</h2>
          <p>{t('account.terms.bookingText')}</p>
        </section>
        <section>
          <h2>{t('account.terms.softwareTitle')}</h2>
          <p>{t('account.terms.softwareText')}</p>
        </section>
      </article>
    </div>
  )
}
