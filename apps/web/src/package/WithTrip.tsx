import './layout.css'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../i18n/text.ts'
import { shopToday } from '../session/shop-today.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { readSearch, writeAsked } from './address.ts'
import { type Choice, readChoice } from './choice.ts'
import type { PackageAsked } from './search.ts'

interface Props {
  /** What has to be chosen before this page means anything. */
  needs?: (choice: Choice, asked: PackageAsked) => boolean
  children(asked: PackageAsked, choice: Choice): ReactNode
}

/** The search and the choice of the address; an address without a whole search says what is wrong with it. */
export function WithTrip({ needs = () => true, children }: Props) {
  const t = useText()
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const today = shopToday()
  const read = useMemo(() => readSearch(address, today), [address, today])
  const choice = useMemo(() => readChoice(address), [address])
  if ('asked' in read && needs(choice, read.asked)) return children(read.asked, choice)
  const isSearched = 'asked' in read
  return (
    <div className="page top">
      <h1>{t('package.title')}</h1>
      <EmptyState
        title={t(isSearched ? 'package.noChoice' : 'package.noSearch')}
        text={
          <>
            {t(isSearched ? 'package.noChoice.text' : 'package.noSearch.text')}
            {!isSearched &&
              read.problems.map(({ field, text }) => (
                <span className="pk-line" key={field}>
                  {t(text)}
                </span>
              ))}
          </>
        }
        action={
          isSearched ? (
            <Link className={buttonClass({ variant: 'primary' })} to="/package/hotels" search={writeAsked(read.asked)}>
              {t('package.toHotels')}
            </Link>
          ) : (
            <Link className={buttonClass({ variant: 'primary' })} to="/package" search={address}>
              {t('package.noSearch.action')}
            </Link>
          )
        }
      />
    </div>
  )
}
