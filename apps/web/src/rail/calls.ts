import { listPromotions, listRailBanners, readPromotion } from '@portolan/contract/cms'
import { readSuppliersHealth } from '@portolan/contract/rail'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../api/client.ts'
import { useSpeech } from '../i18n/text.ts'
import { onLanguageKept } from '../session/preferences.ts'

/** What the server writes is in the language it knows of: asked again once it knows of the new one. */
export function useWrittenFor(): readonly [language: string, told: number] {
  const { language } = useSpeech()
  const [told, setTold] = useState(0)
  useEffect(() => onLanguageKept(() => setTold((count) => count + 1)), [])
  return [language, told]
}

export const usePromotions = () =>
  useQuery({
    queryKey: ['rail', 'promotions', ...useWrittenFor()],
    queryFn: ({ signal }) => send(listPromotions, {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const usePromotion = (id: string) =>
  useQuery({
    queryKey: ['rail', 'promotion', id, ...useWrittenFor()],
    queryFn: ({ signal }) => send(readPromotion, { params: { id } }, { signal }),
  })

export const useBanners = () =>
  useQuery({
    queryKey: ['rail', 'banners', ...useWrittenFor()],
    queryFn: ({ signal }) => send(listRailBanners, {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const useSupplierHealth = () =>
  useQuery({ queryKey: ['rail', 'health'], queryFn: ({ signal }) => send(readSuppliersHealth, {}, { signal }) })
