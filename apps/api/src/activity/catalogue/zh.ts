import type { ActivityTexts } from './shape.ts'

export const chinese: ActivityTexts = {
  people: {
    adult: { other: '{count}位成人' },
    senior: { other: '{count}位长者' },
    youth: { other: '{count}位青年' },
    child: { other: '{count}位儿童' },
    infant: { other: '{count}位婴儿' },
  },
  person: { adult: '成人', senior: '长者', youth: '青年', child: '儿童', infant: '婴儿' },
  kinds: {
    adventure: '探险',
    boat: '水上',
    dayTrip: '一日游',
    food: '美食',
    museum: '博物馆与景点',
    nature: '自然',
    show: '演出',
    themePark: '主题公园',
    walk: '步行',
    workshop: '工作坊',
  },
  freeUntil: '{date}前可免费取消',
  nonCancelable: '不可取消',
  startsAt: '起点：{place}',
  endsAt: '终点：{place}',
  pickUp: '将到您的酒店接您。',
  upTo: { other: '每团最多{count}人' },
  guidedIn: '语言：{languages}',
  voucher: '凭证编号{number}',
  early: '请提前15分钟到达。',
}
