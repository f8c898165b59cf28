import { languages } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { descriptionOf } from './description.ts'
import { galleryOf, roomPictureOf } from './gallery.ts'
import { makeProperties } from './properties.ts'
import type { Property } from './property.ts'

const cities = new Map(loadCatalogue().cities.map((city) => [city.code, city]))
const houses = makeProperties((code) => cities.get(code))

const cityOf = (code: string) => {
  const city = cities.get(code)
  if (!city) throw new Error(`There is no city ${code}.`)
  return city
}

describe('how a house is described', () => {
  test('in six languages, without a gap left open', () => {
    const isOdd = (text: string, name: string) => /[{}]|undefined|NaN|\.{3}|…|!/.test(text) || !text.includes(name)
    const odd = houses.flatMap((house) =>
      languages
        .map((language) => ({ language, text: descriptionOf(house, cityOf(house.city), language) }))
        .filter(({ language, text }) => isOdd(text, language === 'zhHK' ? house.nameZhHK : house.name)),
    )
    expect(odd).toEqual([])
  })

  test('in sixty to a hundred and twenty English words', () => {
    const words = houses.map((house) => descriptionOf(house, cityOf(house.city), 'en').split(/\s+/).length)
    expect(Math.min(...words)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...words)).toBeLessThanOrEqual(120)
  })

  test('each in its own words', () => {
    const [house] = houses
    if (!house) throw new Error('There is no house.')
    expect(
      Object.fromEntries(languages.map((language) => [language, descriptionOf(house, cityOf(house.city), language)])),
    ).toMatchInlineSnapshot(`
      {
        "ar": "⁨Villa Champs-Élysées du Tilleul⁩ فندق من فئة خمس نجوم في منطقة ⁨Champs-Élysées⁩، باريس. يمكن الوصول سيرًا إلى المتاجر والمطاعم وكثير من المعالم، نهارًا ومساءً. يقع مركز المدينة على بُعد 4 كم. من المرافق والخدمات: ساونا وصالة رياضية وبار. يضم المكان 30 غرفة من 6 أنواع، من «غرفة مزدوجة سوبيريور» إلى «جناح بغرفة نوم واحدة». تسجيل الوصول من الساعة 15:00، وتسجيل المغادرة حتى الساعة 11:00 في اليوم الأخير.",
        "en": "Villa Champs-Élysées du Tilleul is a five-star hotel in Champs-Élysées, Paris. Shops, restaurants and many of the sights can be reached on foot, by day and in the evening. The centre of Paris is 4 km away. Among other things, guests will find a sauna, a gym and a bar. There are 30 rooms of 6 types, from ‘Superior double’ to ‘One-bedroom suite’. Check-in starts at 15:00 on the day of arrival, and check-out is until 11:00 on the last day.",
        "es": "Villa Champs-Élysées du Tilleul es un hotel de cinco estrellas situado en la zona de Champs-Élysées (París). Se llega a pie a tiendas, restaurantes y muchos lugares de interés, de día y por la noche. El centro está a 4 km. Entre otros servicios, cuenta con una sauna, un gimnasio y un bar. Dispone de 30 habitaciones de 6 tipos, desde «Doble superior» hasta «Suite de un dormitorio». Entrada desde las 15:00 y salida hasta las 11:00 del último día.",
        "fr": "Villa Champs-Élysées du Tilleul est un hôtel cinq étoiles du quartier Champs-Élysées (Paris). Boutiques, restaurants et nombre de sites à voir sont accessibles à pied, de jour comme en soirée. Le centre-ville est à 4 km. On y trouve notamment un sauna, une salle de sport et un bar. L’établissement compte 30 chambres de 6 types, de « Double supérieure » à « Suite une chambre ». Arrivée dès 15:00, départ avant 11:00 le dernier jour.",
        "zh": "Villa Champs-Élysées du Tilleul是一家五星级酒店，位于巴黎香榭丽舍。无论白天还是晚上，步行即可到达商店、餐厅和许多景点。距市中心4公里。设有桑拿房、健身房和酒吧等设施与服务。共有30间客房，分6种房型，从“高级大床房”到“一居室套房”。入住当天15:00起可办理入住，退房日请于11:00前退房。",
        "zhHK": "椴樹酒店．香榭麗舍是一間五星級酒店，位於巴黎香榭麗舍。不論日夜，步行即可到達商店、餐廳及多個景點。距離市中心 4 公里。設有桑拿房、健身室及酒吧等設施及服務。共有 30 間客房，分 6 種房型，由「高級雙人房」至「一房套房」。入住當日 15:00 起可辦理入住，退房日請於 11:00 前退房。",
      }
    `)
  })
})

test('a house is shown in six to ten pictures that can be drawn, and each room in one', () => {
  const fits = (house: Property): boolean => {
    const gallery = galleryOf(house)
    const isWhole = gallery.length >= 6 && gallery.length <= 10 && new Set(gallery).size === gallery.length
    return isWhole && [...gallery, ...house.rooms.map(({ type }) => roomPictureOf(house, type))].every(isPictureKey)
  }
  expect(houses.filter((house) => !fits(house))).toEqual([])
})
