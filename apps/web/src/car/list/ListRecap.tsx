import { timeOf } from '@portolan/domain/date'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { dayOf } from '../../result/journey-time.ts'
import { Recap } from '../../result/Recap.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { searchOf } from '../address.ts'
import { valuesOf } from '../form/values.ts'
import { type CarAsked, datesOf, isOneWay } from '../search.ts'

const CarForm = lazy(async () => ({ default: (await import('../form/CarForm.tsx')).CarForm }))

export function ListRecap({ asked }: { asked: CarAsked }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { pickUp, dropOff, pickUpAt, returnAt, age, country } = asked
  const when = (moment: string) => t('car.moment', { date: format.date(dayOf(moment)), time: timeOf(moment) })
  const place = {
    label: isOneWay(asked) ? t('car.form.pickUpPlace') : t('car.form.samePlace'),
    value: (
      <>
        <bdi>{pickUp.name}</bdi>
        <span className="only-s cr-brief">
          <RangeWords range={datesOf(asked)} />
          <span>{t('car.driver.age', { age })}</span>
        </span>
      </>
    ),
  }
  return (
    <Recap
      facts={[
        place,
        ...(isOneWay(asked)
          ? [{ label: t('car.form.returnPlace'), value: <bdi>{dropOff.name}</bdi>, minor: true }]
          : []),
        { label: t('car.form.pickUp'), value: when(pickUpAt), minor: true },
        { label: t('car.form.return'), value: when(returnAt), minor: true },
        {
          label: t('car.driver'),
          value: country
            ? t('car.driver.from', { age, country: format.country(country) })
            : t('car.driver.age', { age }),
          minor: true,
        },
      ]}
      form={(close) => (
        <CarForm
          initial={valuesOf(asked)}
          onSearch={(next) => {
            close()
            void navigate({ to: '/carrental/list', search: searchOf(next) })
          }}
        />
      )}
    />
  )
}
