import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { compareAmounts } from '@portolan/domain/amount'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { writeParty } from '../party.ts'
import type { PassSearch } from '../pass-search.ts'
import { fareAddress } from './address.ts'
import { Conditions } from './Conditions.tsx'
import { Included } from './Included.tsx'
import { Matrix } from './Matrix.tsx'
import { faresBeside, summaryOf } from './model.ts'
import { PassBill } from './PassBill.tsx'
import { PassPage } from './PassPage.tsx'
import { PassSteps } from './PassSteps.tsx'
import { type FoundPass, usePass } from './use-pass.ts'
import { usePartyWords, useWhereWords } from './words.ts'

interface Props {
  search: PassSearch
  product: RailPassProduct
  found: FoundPass
}

/** The cheapest of the second class, until somebody chooses. */
const firstOf = ({ fareOptions }: RailPassProduct): RailPassFare | undefined =>
  fareOptions.toSorted(
    (one, other) => other.class.localeCompare(one.class) || compareAmounts(one.sellingAmount, other.sellingAmount),
  )[0]

function WillItPay({ search }: { search: PassSearch }) {
  const t = useText()
  return (
    <Note>
      <b>{t('pass.willItPay')}</b> {t('pass.adviceText')}{' '}
      <Link to="/rail/passOrTickets" search={writeParty(search)}>
        {t('pass.compare')}
      </Link>
    </Note>
  )
}

function Options({ search, product, found }: Props) {
  const t = useText()
  usePageTitle(product.label)
  const navigate = useNavigate()
  const where = useWhereWords()
  const party = usePartyWords(search)
  const summary = summaryOf(product)
  const fare = found.fare ?? firstOf(product)
  if (!summary || !fare) return null
  const choose = (next: RailPassFare) =>
    void navigate({
      to: '/rail/passOptions',
      search: fareAddress(search, product, next),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <div className="pass-head">
        <div className="grow pass-name">
          <img className="pc-art" src={`/api/v1/picture/pass~${product.region}.svg`} alt="" />
          <div>
            <h1>{product.label}</h1>
            <p className="muted">
              {t('pass.sentences', {
                first: where(product.countries),
                second: t(product.passType === 'FLEXIBLE' ? 'pass.flexibleText' : 'pass.consecutiveText'),
              })}
            </p>
          </div>
        </div>
        <PassSteps search={search} current="options" chosen={fareAddress(search, product, fare)} />
      </div>
      <div className="pass-two">
        <div className="pass-stack">
          <section className="card" aria-labelledby="pass-matrix">
            <div className="pass-sec">
              <h2 className="h3 grow" id="pass-matrix">
                {t('pass.classAndValidity')}
              </h2>
              <span className="small muted">{t('pass.priceFor', { party })}</span>
            </div>
            <Matrix summary={summary} chosen={fare} onChoose={choose} />
          </section>
          <Included product={product} />
          <Conditions fares={faresBeside(summary, fare)} />
        </div>
        <PassBill
          {...{ product, fare, search }}
          onCheck={() => void found.refetch()}
          more={<WillItPay search={search} />}
        >
          <div className="pass-go">
            <PermitBooking product="railPass">
              <Link
                className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
                to="/rail/passDetails"
                search={fareAddress(search, product, fare)}
              >
                {t('pass.toFirstDay')}
                <Icon of={ArrowRight} size="s" flip />
              </Link>
            </PermitBooking>
          </div>
        </PassBill>
      </div>
    </>
  )
}

export default function PassOptionsScreen() {
  const found = usePass(useSearch({ from: '/shell/rail/passOptions' }))
  return (
    <PassPage found={found}>
      {(search, product) => <Options search={search} product={product} found={found} />}
    </PassPage>
  )
}
