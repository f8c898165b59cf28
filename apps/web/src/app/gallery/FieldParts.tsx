import { Search } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { PasswordMeter } from '../../ui/PasswordMeter.tsx'
import { Radio } from '../../ui/Radio.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Part } from './Part.tsx'

function Thumbnail({ side }: { side: boolean }) {
  return (
    <svg viewBox="0 0 96 46" aria-hidden="true">
      <path fill="var(--bg)" d="M0 0H96V46H0Z" />
      <path fill="var(--topbar-bg)" d="M0 0H96V9H0Z" />
      <path fill="var(--surface)" d={side ? 'M0 9H12V46H0Z' : 'M0 9H96V18H0Z'} />
    </svg>
  )
}

export function FieldParts() {
  const [password, setPassword] = useState('correct horse')
  const [layout, setLayout] = useState<'vertical' | 'horizontal'>('vertical')
  const [adults, setAdults] = useState(2)
  const [theme, setTheme] = useState<'light' | 'dark' | 'auto'>('light')
  return (
    <>
      <Part title="Fields">
        <div className="gallery-grid">
          <Field label="Username">
            <TextInput defaultValue="mei.lam@harbourtravel.example" dir="ltr" />
          </Field>
          <Field
            label="Password"
            action={
              <a className="link" href="#forgot">
                Forgot password?
              </a>
            }
          >
            <PasswordInput defaultValue="correct-horse" />
          </Field>
          <Field label="New password">
            <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
            <PasswordMeter password={password} />
          </Field>
          <Field label="E-mail" hint="A new address takes effect once you confirm it by mail.">
            <TextInput type="email" dir="ltr" defaultValue="mei@harbourtravel.example" />
          </Field>
          <Field label="Last name" error="Enter it as on the passport." hint="Letters A to Z.">
            <TextInput defaultValue="林" />
          </Field>
          <Field label="Language" error="Choose one of the values offered.">
            <Select>
              <option>English</option>
            </Select>
          </Field>
          <Field label="Fare code" optional>
            <TextInput icon={Search} placeholder="Name or username" />
          </Field>
          <Field label="Currency">
            <Select>
              <option>Hong Kong dollar, HK$</option>
              <option>US dollar, $</option>
            </Select>
          </Field>
          <Field label="Company">
            <TextInput disabled defaultValue="Harbour Travel Limited" />
          </Field>
          <Field label="Message" optional>
            <TextArea rows={2} />
          </Field>
        </div>
      </Part>
      <Part title="Choices">
        <div className="gallery-grid">
          <div>
            <Checkbox label="Direct" count={6} defaultChecked />
            <Checkbox label="1 change" count={8} />
            <Checkbox label="Some of them" indeterminate />
            <Checkbox label="Before 06:00" count={0} disabled />
            <Checkbox label="Differs from the role" changed defaultChecked />
          </div>
          <fieldset>
            <legend className="flabel">Send the ticket</legend>
            <Radio name="send" label="By mail" defaultChecked />
            <Radio name="send" label="At the counter" hint="Open 06:00 to 22:00" />
            <Switch label="Price alerts" hint="Takes effect at once" defaultChecked />
          </fieldset>
          <div>
            <RadioCards
              legend="Menu"
              name="menu"
              value={layout}
              onChange={setLayout}
              options={[
                { value: 'vertical', label: 'At the side', picture: <Thumbnail side /> },
                { value: 'horizontal', label: 'Under the bar', picture: <Thumbnail side={false} /> },
              ]}
            />
            <RadioCards
              legend="Colours"
              name="theme"
              value={theme}
              onChange={setTheme}
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
                { value: 'auto', label: 'System' },
              ]}
            />
          </div>
          <div className="card pad col g4">
            <NumberStepper label="Adults" hint="26 to 59." value={adults} min={1} max={4} onChange={setAdults} />
            <NumberStepper label="Seniors" hint="60 and over." value={0} max={9} onChange={() => undefined} />
            <NumberStepper label="Youths" hint="Up to 25." value={9} max={9} onChange={() => undefined} />
          </div>
        </div>
      </Part>
    </>
  )
}
