import { austria } from './pattern/austria.ts'
import { benelux } from './pattern/benelux.ts'
import { britain } from './pattern/britain.ts'
import { balkan, central } from './pattern/east.ts'
import { eurostar } from './pattern/eurostar.ts'
import { frenchHighSpeed, frenchRegional } from './pattern/france.ts'
import { germanHighSpeed, germanInternational, germanRegional } from './pattern/germany.ts'
import { iberia } from './pattern/iberia.ts'
import { italianClassic, italianHighSpeed } from './pattern/italy.ts'
import { nordic } from './pattern/nordic.ts'
import { switzerland } from './pattern/switzerland.ts'
import { rowsOf } from './rows.ts'

/** Every train of Europe that the house sells, one row a series; europe/pattern.ts says how to read it. */
export const patternRows: readonly string[] = [
  eurostar,
  frenchHighSpeed,
  frenchRegional,
  benelux,
  germanHighSpeed,
  germanInternational,
  germanRegional,
  austria,
  switzerland,
  italianHighSpeed,
  italianClassic,
  iberia,
  britain,
  nordic,
  central,
  balkan,
].flatMap(rowsOf)
