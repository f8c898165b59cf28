import type { TransferTexts } from './shape.ts'

export const chinese: TransferTexts = {
  adults: { other: '{count}位成人' },
  children: { other: '{count}名儿童' },
  bags: { other: '{count}件行李' },
  childSeats: { other: '{count}个儿童座椅' },
  levels: { shared: '拼乘', private: '专车', premium: '尊享' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: '回程',
  drive: '{km}公里，约{minutes}分钟',
  flight: '航班{flight}',
  waits: '司机免费等候{minutes}分钟。',
  waitsNot: '班车准点出发，不等候。',
  freeUntil: '{date}前可免费取消',
  nonCancelable: '不可取消',
  phone: '找不到司机时请拨打：{phone}',
  voucher: '凭证号{number}',
  ride: '接送',
  adult: '成人',
  child: '儿童',
}
