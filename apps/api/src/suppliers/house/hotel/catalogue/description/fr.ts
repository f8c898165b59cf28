import type { DescriptionTexts } from './shape.ts'

export const french: DescriptionTexts = {
  opening: '{name} est {kind} {stars} du quartier {quarter} ({city}).',
  kinds: {
    hotel: 'un hôtel',
    guesthouse: 'une maison d’hôtes',
    aparthotel: 'un appart’hôtel',
    resort: 'un complexe hôtelier',
  },
  stars: { 2: 'deux étoiles', 3: 'trois étoiles', 4: 'quatre étoiles', 5: 'cinq étoiles' },
  surroundings: {
    'old town':
      'Les ruelles de la vieille ville commencent à la porte, avec de petites boutiques et des cafés en chemin.',
    centre: 'Boutiques, restaurants et nombre de sites à voir sont accessibles à pied, de jour comme en soirée.',
    business:
      'Bureaux et lieux de réunion sont tout proches, et les rues sont calmes une fois la journée de travail finie.',
    nightlife: 'Bars, petits restaurants et musique sont au coin de la rue, et le quartier reste animé jusque tard.',
    residential: 'C’est un coin tranquille, avec des boulangeries, des épiceries et des restaurants d’habitués.',
    harbour: 'Le front d’eau est à quelques minutes à pied, et la plus belle promenade du jour longe les quais.',
    beach: 'La plage est à quelques minutes à pied, avec de quoi manger et s’asseoir à l’ombre en chemin.',
    park: 'Arbres, sentiers et vues dégagées sont tout proches, pour une promenade avant le petit-déjeuner.',
    station:
      'Trains et lignes locales partent à quelques minutes, ce qui facilite les excursions et les arrivées tardives.',
    airport: 'L’aéroport n’est qu’à quelques minutes, ce qui convient aux départs matinaux et aux arrivées tardives.',
  },
  central: 'Le centre-ville est à moins de dix minutes à pied.',
  away: 'Le centre-ville est à {km}\u00a0km.',
  offers: 'On y trouve notamment {list}.',
  amenities: {
    pool_out: 'une piscine extérieure',
    pool_in: 'une piscine intérieure',
    spa: 'un spa',
    restaurant: 'un restaurant',
    sauna: 'un sauna',
    gym: 'une salle de sport',
    bar: 'un bar',
    playground: 'une aire de jeux pour enfants',
    parking_free: 'un parking gratuit',
    meeting: 'des salles de réunion',
    shuttle: 'une navette aéroport',
    evcharge: 'des bornes de recharge électrique',
    cafe: 'un café',
    laundry: 'un service de blanchisserie',
    desk24: 'une réception ouverte 24\u00a0h/24',
    lift: 'un ascenseur',
    luggage: 'une bagagerie',
    roomwifi: 'le Wi-Fi dans les chambres',
    wifi: 'le Wi-Fi dans les espaces communs',
    hairdryer: 'un sèche-cheveux dans les chambres',
  },
  rooms: {
    other: 'L’établissement compte {count} chambres de {types} types, de «\u202f{first}\u202f» à «\u202f{last}\u202f».',
  },
  times: 'Arrivée dès {from}, départ avant {until} le dernier jour.',
  gap: ' ',
}
