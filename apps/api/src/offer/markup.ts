import type { SupplierProduct } from '@portolan/supplier/offer'
import type { MarkupRule } from './store.ts'

export interface MarkupCase {
  agencyId: string | undefined
  product: SupplierProduct
  supplier: string
}

/** Neither an agency's id nor a product's name has a space in it: no two cases have one name. */
const nameOf = (agencyId: string | null, supplier: string | null, product: string | null): string =>
  `${agencyId ?? ''} ${supplier ?? ''} ${product ?? ''}`

/**
 * The most specific rule alone counts; rules are never added up. An agency's own terms come first, then those of the
 * supplier, then those of the product: agency+supplier+product, agency+supplier, agency+product, agency,
 * supplier+product, supplier, product, everybody's.
 */
export function makeRuleFinder(rules: readonly MarkupRule[]): (wanted: MarkupCase) => MarkupRule | undefined {
  const byName = new Map(rules.map((rule) => [nameOf(rule.agencyId, rule.supplier, rule.product), rule]))
  return ({ agencyId, product, supplier }) => {
    for (const agency of agencyId === undefined ? [null] : [agencyId, null])
      for (const whose of [supplier, null])
        for (const what of [product, null]) {
          const rule = byName.get(nameOf(agency, whose, what))
          if (rule) return rule
        }
    return undefined
  }
}
