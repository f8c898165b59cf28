import type { PassOrTicketsRS, TravelPlan } from '@portolan/contract/rail'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { BuyBar } from '../pass/BuyBar.tsx'
import { Arithmetic } from './Arithmetic.tsx'
import { Choose } from './Choose.tsx'
import { planName } from './plan.ts'

/** The sum of the chosen way beside the list, where there is no room under it, and the way into the cart. */
export function Bill({ plan, answer }: { plan: TravelPlan; answer: PassOrTicketsRS }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const sum = <Arithmetic plan={plan} answer={answer} />
  const choose = <Choose plan={plan} answer={answer} />
  return (
    <>
      <aside className="pass-side" aria-labelledby="compare-sum">
        <div className="card pad pass-bill">
          <h2 className="h3" id="compare-sum">
            {t('compare.arithmetic')}
          </h2>
          {sum}
          {choose}
        </div>
      </aside>
      <BuyBar
        lead={<span className="small muted">{planName(plan, t)}</span>}
        total={plan.total}
        openLabel={t('compare.open')}
        onOpen={() => setOpen(true)}
      >
        {choose}
      </BuyBar>
      {open && (
        <Drawer title={t('compare.arithmetic')} onClose={() => setOpen(false)}>
          <div className="pass-bill">{sum}</div>
        </Drawer>
      )}
    </>
  )
}
