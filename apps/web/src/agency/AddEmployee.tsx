import './form.css'
import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { useContractForm } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PasswordMeter } from '../ui/PasswordMeter.tsx'
import { Radio } from '../ui/Radio.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useAddEmployee } from './calls.ts'
import { emptyEmployee, makeEmployeeForm, requestOf } from './employee-form.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useKnownUsernames } from './use-known-usernames.ts'

interface Props {
  roles: readonly SecurityGroup[]
  onClose(): void
  onAdded(employee: EmployeeBasicInfo): void
}

function useEmployeeForm() {
  const t = useText()
  const ownId = useAccountState().accountInfo?.id ?? ''
  const { isTaken, lookUp } = useKnownUsernames()
  const form = useContractForm({
    schema: makeEmployeeForm(isTaken),
    name: `agency-employee-${ownId}`,
    defaults: emptyEmployee,
    labels: {
      firstName: t('agency.fact.firstName'),
      lastName: t('agency.fact.lastName'),
      username: t('agency.fact.username'),
      email: t('agency.fact.email'),
      phone: t('agency.fact.phone'),
      department: t('agency.fact.department'),
      groupIds: t('agency.tab.roles'),
      password: t('agency.add.password'),
    },
  })
  const username = form.register('username')
  return {
    ...form,
    /** The form judges the name on leaving the field, once it is known whether somebody has it. */
    username: {
      ...username,
      onBlur: async (event: { target: HTMLInputElement }) => {
        await lookUp(event.target.value)
        await username.onBlur(event)
      },
    },
  }
}

export function AddEmployee({ roles, onClose, onAdded }: Props) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useAddEmployee()
  const { control, register, username, field, summary, failure, submit, busy } = useEmployeeForm()
  const [start, password] = useWatch({ control, name: ['start', 'password'] })
  const add = submit(async (values) => {
    const { employee } = await mutateAsync(requestOf(values))
    if (employee) onAdded(employee)
    else onClose()
  })
  return (
    <Drawer
      title={t('agency.add.title')}
      closeOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('agency.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {start === 'password' ? t('agency.add.submit') : t('agency.add.invite')}
          </Button>
        </>
      }
    >
      <form className="agency-form" id={formId} noValidate onSubmit={add}>
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} kept={t('agency.panel.kept')} />}
        <div className="pair">
          <Field label={t('agency.fact.firstName')} {...field('firstName')}>
            <TextInput autoComplete="off" {...register('firstName')} />
          </Field>
          <Field label={t('agency.fact.lastName')} {...field('lastName')}>
            <TextInput autoComplete="off" {...register('lastName')} />
          </Field>
        </div>
        <Field label={t('agency.fact.username')} hint={t('agency.add.usernameHint')} {...field('username')}>
          <TextInput dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} {...username} />
        </Field>
        <Field label={t('agency.fact.email')} {...field('email')}>
          <TextInput type="email" dir="ltr" autoComplete="off" {...register('email')} />
        </Field>
        <div className="pair">
          <Field label={t('agency.fact.phone')} optional {...field('phone')}>
            <TextInput type="tel" dir="ltr" autoComplete="off" {...register('phone')} />
          </Field>
          <Field label={t('agency.fact.department')} optional {...field('department')}>
            <TextInput autoComplete="off" {...register('department')} />
          </Field>
        </div>
        <RoleChoice roles={roles} {...field('groupIds')} input={register('groupIds')} />
        <fieldset className="choice">
          <legend className="flabel">{t('agency.add.start')}</legend>
          <Radio
            value="invitation"
            label={t('agency.add.byMail')}
            hint={t('agency.add.byMailHint')}
            {...register('start')}
          />
          <Radio value="password" label={t('agency.add.now')} hint={t('agency.add.nowHint')} {...register('start')} />
        </fieldset>
        {start === 'password' && (
          <Field label={t('agency.add.password')} {...field('password')}>
            <PasswordInput autoComplete="new-password" {...register('password')} />
            <PasswordMeter password={password} />
          </Field>
        )}
      </form>
    </Drawer>
  )
}
