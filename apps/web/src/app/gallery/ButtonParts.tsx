import {
  ArrowRight,
  Building2,
  Check,
  CircleCheck,
  CircleSlash,
  Clock,
  ClockAlert,
  Download,
  Ellipsis,
  Gem,
  Hourglass,
  RefreshCw,
  Search,
  UserPlus,
  UserRound,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Part } from './Part.tsx'

export function ButtonParts() {
  const [who, setWho] = useState<'traveller' | 'agency'>('agency')
  const [role, setRole] = useState('Agent')
  return (
    <>
      <Part title="Buttons">
        <div className="row wrap">
          <Button variant="primary">Search</Button>
          <Button variant="ink">Done</Button>
          <Button>Select</Button>
          <Button variant="ghost">Add a fare code</Button>
          <Button variant="danger">Cancel and refund HK$2,961.22</Button>
          <Button variant="primary" disabled>
            Book
          </Button>
          <Button variant="primary" busy>
            Log in
          </Button>
          <Button busy>Save</Button>
        </div>
        <div className="row wrap">
          <Button variant="primary" icon={UserPlus}>
            Add employee
          </Button>
          <Button icon={Download}>Export</Button>
          <Button variant="primary" size="lg" icon={Search}>
            Search
          </Button>
          <Button size="sm" icon={RefreshCw}>
            Try again
          </Button>
          <Button variant="ghost" size="sm" iconEnd={ArrowRight}>
            Continue to return
          </Button>
          <IconButton icon={X} label="Close" />
          <IconButton icon={RefreshCw} label="New picture" variant="line" />
          <Tooltip text="Change, lock or delete this person">
            <IconButton icon={Ellipsis} label="Actions for Mei Lam" size="sm" />
          </Tooltip>
        </div>
      </Part>
      <Part title="Segmented and chips">
        <div className="row wrap g4">
          <Segmented
            legend="Who are you?"
            name="who"
            value={who}
            onChange={setWho}
            options={[
              { value: 'traveller', label: 'Traveller', icon: UserRound },
              { value: 'agency', label: 'Travel agency', icon: Building2 },
            ]}
          />
          <div className="chips">
            {['Owner', 'Manager', 'Agent', 'Finance'].map((name) => (
              <Chip key={name} pressed={name === role} onClick={() => setRole(name)}>
                {name}
              </Chip>
            ))}
          </div>
        </div>
      </Part>
      <Part title="Status badges">
        <div className="row wrap">
          <Badge>24</Badge>
          <Badge tone="line">Agent</Badge>
          <Badge tone="info" icon={Clock}>
            Being confirmed
          </Badge>
          <Badge tone="warn" icon={Hourglass}>
            On hold
          </Badge>
          <Badge tone="ok" icon={CircleCheck}>
            Active
          </Badge>
          <Badge tone="ok" icon={Check}>
            Confirmed
          </Badge>
          <Badge tone="danger" icon={X}>
            Not booked
          </Badge>
          <Badge icon={CircleSlash}>Cancelled</Badge>
          <Badge tone="accent" icon={ClockAlert}>
            Expired
          </Badge>
          <Badge tone="vip" icon={Gem}>
            V.I.P
          </Badge>
        </div>
      </Part>
    </>
  )
}
