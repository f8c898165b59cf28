import './terms.css'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'

/** Picture of what is bought; its product's sign where there is none. */
export function Art({ line, goodsOf }: { line: Line; goodsOf: GoodsOf }) {
  const imageUrl = goodsOf(line.id)?.imageUrl
  return (
    <div className="co-art">
      {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Icon of={productIcon[line.product]} size="l" />}
    </div>
  )
}
