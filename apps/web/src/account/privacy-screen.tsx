import './text-page.css'
import { useText } from '../i18n/text.ts'

export default function PrivacyScreen() {
  const t = useText()
  return (
    <div className="page">
      <article className="textpage">
        <h1>{t('account.privacy.title')}</h1>
        <p className="lead">{t('account.privacy.lead')}</p>
        <section>
          <h2>{t('account.privacy.accountTitle')}</h2>
          <p>{t('account.privacy.accountText')}</p>
        </section>
        <section>
          <h2>{t('account.privacy.passportTitle')}</h2>
          <p>{t('account.privacy.passportText')}</p>
        </section>
        <section>
          <h2>{t('account.privacy.cookieTitle')}</h2>
          <p>{t('account.privacy.cookieText')}</p>
        </section>
        <section>
          <h2>{t('account.privacy.logTitle')}</h2>
          <p>{t('account.privacy.logText')}</p>
        </section>
        <section>
          <h2>{t('account.privacy.timeTitle')}</h2>
          <p>{t('account.privacy.timeText')}</p>
        </section>
        <section>
          <h2>{t('account.privacy.askTitle')}</h2>
          <p>{t('account.privacy.askText')}</p>
        </section>
      </article>
    </div>
  )
}
