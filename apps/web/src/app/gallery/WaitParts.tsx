import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { Part } from './Part.tsx'

export function WaitParts() {
  const [run, setRun] = useState(0)
  return (
    <>
      <Part title="Waiting: nothing to 300 ms, a skeleton to 1 s, then the scale bar">
        <div className="gallery-grid">
          <div className="card pad col g3">
            <Wait key={run} label="Asking 12 operators" detail="5 answered. Usually 8 seconds." value={5} max={12} />
            <Button size="sm" onClick={() => setRun(run + 1)}>
              Wait again
            </Button>
          </div>
          <div className="card pad col g3">
            <Wait skeleton={<Skeleton heights={[40, 40, 40]} widths={[100]} />} />
          </div>
          <div className="col g4">
            <ProgressBar label="Operators" value={9} max={12} />
            <ProgressBar label="Rooms" value={40} max={100} />
            <ProgressBar label="Loading" />
          </div>
        </div>
      </Part>
      <Part title="Steps">
        <Steps
          label="Booking steps"
          current="travellers"
          linkTo={(id, label) => <a href={`#${id}`}>{label}</a>}
          steps={[
            { id: 'outbound', label: 'Outbound' },
            { id: 'return', label: 'Return' },
            { id: 'travellers', label: 'Travellers' },
            { id: 'pay', label: 'Pay' },
          ]}
        />
      </Part>
    </>
  )
}
