import type { MessageId } from '../../i18n/messages.ts'

/** OTA list BED. */
const words: Readonly<Record<string, MessageId>> = {
  1: 'hotelDetail.bed.double',
  3: 'hotelDetail.bed.king',
  5: 'hotelDetail.bed.queen',
  6: 'hotelDetail.bed.sofa',
  8: 'hotelDetail.bed.twin',
  9: 'hotelDetail.bed.single',
}

/** Several kinds of beds stand one after the other: '3 6', '3,6'. */
export const bedWords = (codes: string | undefined): MessageId[] =>
  (codes ?? '').split(/[^\d]+/).flatMap((code) => words[code] ?? [])
