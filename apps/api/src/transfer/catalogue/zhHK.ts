import type { TransferTexts } from './shape.ts'

export const hongKongChinese: TransferTexts = {
  adults: { other: '{count} 位成人' },
  children: { other: '{count} 名兒童' },
  bags: { other: '{count} 件行李' },
  childSeats: { other: '{count} 個兒童座椅' },
  levels: { shared: '共乘', private: '專車', premium: '尊貴' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: '回程',
  drive: '{km} 公里，約 {minutes} 分鐘',
  flight: '航班 {flight}',
  waits: '司機免費等候 {minutes} 分鐘。',
  waitsNot: '穿梭巴士準時開出，不會等候。',
  freeUntil: '{date} 前可免費取消',
  nonCancelable: '不可取消',
  phone: '找不到司機時請致電：{phone}',
  voucher: '憑證號碼 {number}',
  ride: '接送',
  adult: '成人',
  child: '兒童',
}
