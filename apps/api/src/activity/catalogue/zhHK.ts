import type { ActivityTexts } from './shape.ts'

export const hongKongChinese: ActivityTexts = {
  people: {
    adult: { other: '{count} 位成人' },
    senior: { other: '{count} 位長者' },
    youth: { other: '{count} 位青年' },
    child: { other: '{count} 位小童' },
    infant: { other: '{count} 位嬰兒' },
  },
  person: { adult: '成人', senior: '長者', youth: '青年', child: '小童', infant: '嬰兒' },
  kinds: {
    adventure: '歷險',
    boat: '水上',
    dayTrip: '一日遊',
    food: '美食',
    museum: '博物館與景點',
    nature: '大自然',
    show: '表演',
    themePark: '主題樂園',
    walk: '步行',
    workshop: '工作坊',
  },
  freeUntil: '{date}前可免費取消',
  nonCancelable: '不可取消',
  startsAt: '起點：{place}',
  endsAt: '終點：{place}',
  pickUp: '將到你的酒店接你。',
  upTo: { other: '每團最多 {count} 人' },
  guidedIn: '語言：{languages}',
  voucher: '憑證編號 {number}',
  early: '請提早 15 分鐘到達。',
}
