import { Link } from 'react-router-dom'
import { type SalesReport } from '../../api/api-types.js'
import { nameInWords } from '../../api/names.js'
import { addressOf } from '../../kit/addresses/jump.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney } from '../../kit/ui/format.js'
import { TapLink } from '../../kit/ui/TapLink.js'
import { useWords } from '../../kit/words/use-words.js'
import { type Bar, Bars } from './Bars.js'

/** The products that brought most; each leads to itself. */
export function SalesByProduct({ report: { products, others, amount } }: { report: SalesReport }) {
  const say = useWords()
  const jars = (quantity: number) => say('reports.jars', { smart_count: quantity })
  const bars: Bar[] = products.map((product) => ({
    key: product.Id,
    name: (
      <TapLink component={Link} to={addressOf(product.Id)}>
        {nameInWords(product.name)}
      </TapLink>
    ),
    amount: product.amount,
    note: jars(product.quantity),
  }))
  if (others.products > 0)
    bars.push({
      key: 'others',
      name: say('reports.others', { products: others.products }),
      amount: others.amount,
      note: jars(others.quantity),
    })
  return (
    <Figure
      title={say('reports.salesByProduct')}
      text={bars.length === 0 ? say('reports.noSales') : formatMoney(amount)}
    >
      {bars.length > 0 && <Bars bars={bars} />}
    </Figure>
  )
}
