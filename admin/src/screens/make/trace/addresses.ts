import { type TraceNode } from '../../../api/api-types.js'
import { batchAddress, runAddress } from '../../../kit/addresses/addresses.js'

/** The page of a thing in a trace. */
export function pageOf(node: TraceNode): string {
  switch (node.kind) {
    case 'supplier':
      return `/dashboard/suppliers/${node._id}`
    case 'batch':
      return batchAddress(node.label)
    case 'run':
      return runAddress(node.label)
    case 'order':
      return `/assign-stock?${new URLSearchParams({ order: node.label })}`
  }
}
