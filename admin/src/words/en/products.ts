export const productsWords = {
  materials: { FG: 'Final Product', RM: 'Raw Product', SG: 'Semi Finished Product' },
} as const
