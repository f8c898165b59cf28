/** What a module knows of a product's goods is registered by the product: here the one for these goods is found. */
interface ProductView<Goods> {
  readonly products: readonly string[]
  suits?(goods: Goods): boolean
}

/** The first of the product that suits. */
export const viewFor = <Goods, View extends ProductView<Goods>>(
  views: readonly View[],
  product: string | undefined,
  goods: Goods,
): View | undefined =>
  views.find((view) => view.products.some((one) => one === product) && (view.suits?.(goods) ?? true))
