import '../pass/pass.css'
import '../../ui/finder.css'
import './compare.css'
import type { PassOrTicketsRS } from '@portolan/contract/rail'
import type { FlexibilityType } from '@portolan/contract/rail-journey'
import { flexibilities } from '@portolan/domain/rail/fare'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { usePageTitle, wayTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { Travellers } from '../form/Travellers.tsx'
import { type PartyValues, partyOf, partyProblem } from '../form/ticket-values.ts'
import { type Party, readParty, writeParty } from '../party.ts'
import { flexibilityLabel } from '../trains/model.ts'
import { Bill } from './Bill.tsx'
import { useComparison } from './calls.ts'
import { Journeys } from './Journeys.tsx'
import { inOrder, isEnough, type Leg, readLegs, writeLegs } from './legs.ts'
import { Plans } from './Plans.tsx'
import { planId } from './plan.ts'
import { Verdict } from './Verdict.tsx'

const isFlexibility = (value: unknown): value is FlexibilityType => flexibilities.some((one) => one === value)

/** The verdict, all ways with the journeys under them, and the sum of the way that is looked at. */
function Answer({ answer, children }: { answer: PassOrTicketsRS; children: ReactNode }) {
  const t = useText()
  const [wanted, setWanted] = useState<string>()
  const [best, ...others] = answer.plans
  if (!best)
    return (
      <>
        <Note tone="warn">{t('compare.noWay')}</Note>
        {children}
      </>
    )
  const chosen = answer.plans.find((plan) => planId(plan) === wanted) ?? best
  return (
    <>
      <Verdict plans={[best, ...others]} />
      <div className="pass-two pt-two">
        <div className="pass-stack">
          <Plans plans={answer.plans} chosen={chosen} onChoose={(plan) => setWanted(planId(plan))} />
          {children}
        </div>
        <Bill plan={chosen} answer={answer} />
      </div>
    </>
  )
}

/** Who travels, once every youth has an age; undefined while somebody has none. */
const partyIn = (values: PartyValues): Party | undefined =>
  partyProblem(values) ? undefined : { ...values, youths: values.youths.flatMap((age) => age ?? []) }

const alone: Party = { adults: 1, seniors: 0, youths: [] }

export default function CompareScreen() {
  const t = useText()
  const navigate = useNavigate()
  const address = useSearch({ from: '/shell/rail/passOrTickets' })
  const legs = readLegs(address.legs)
  const [first, last] = [legs[0], legs.at(-1)]
  usePageTitle(t('compare.title'), first && last && wayTitle(first.from.name, last.to.name))
  const flexibility = isFlexibility(address.flex) ? address.flex : 'SEMI_FLEX'
  const [values, setValues] = useState<PartyValues>(() => partyOf(readParty(address)))
  const party = partyIn(values)
  const { data, error, isFetching, refetch } = useComparison(party ? legs : [], party ?? alone, flexibility)
  const problem = partyProblem(values)
  const go = (next: { legs?: Leg[]; flex?: FlexibilityType; party?: Party }) =>
    void navigate({
      to: '/rail/passOrTickets',
      search: {
        ...writeParty(next.party ?? party ?? alone),
        legs: writeLegs(next.legs ? inOrder(next.legs) : legs),
        flex: next.flex ?? flexibility,
      },
      replace: true,
      resetScroll: false,
    })
  const journeys = <Journeys key="journeys" legs={legs} answer={data} onChange={(next) => go({ legs: next })} />
  return (
    <div className="page top pt">
      <div className="pass-head">
        <div className="grow">
          <h1>{t('compare.title')}</h1>
          <p className="muted">{t('compare.lead')}</p>
        </div>
        <div className="pt-with">
          <span className="small muted" aria-hidden="true">
            {t('compare.with')}
          </span>
          <Segmented
            legend={t('compare.with')}
            name="compare-flex"
            value={flexibility}
            onChange={(flex) => go({ flex })}
            options={flexibilities.map((one) => ({ value: one, label: t(flexibilityLabel[one]) }))}
          />
        </div>
      </div>
      <div className="pt-party">
        <Travellers
          name="compare-party"
          value={values}
          error={problem && t(problem)}
          onChange={(next) => {
            setValues(next)
            const whole = partyIn(next)
            if (whole) go({ party: whole })
          }}
        />
      </div>
      <div className="pass-stack">
        {error && (
          <ErrorPanel
            title={'title' in error ? String(error.title) : undefined}
            message={error.message}
            kept={t('compare.kept')}
            actions={<Button onClick={() => void refetch()}>{t('pass.retry')}</Button>}
          />
        )}
        {!isEnough(legs) && <Note>{t('compare.few')}</Note>}
        {isFetching && !data && (
          <Wait label={t('compare.asking')} skeleton={<Skeleton heights={[150, 260]} widths={[100]} />} />
        )}
        {data ? (
          <Answer key={data.correlationID} answer={data}>
            {journeys}
          </Answer>
        ) : (
          journeys
        )}
      </div>
    </div>
  )
}
