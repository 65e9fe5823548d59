/** Kinds of products, to choose from. */
export const materials = ['FG', 'SG', 'RM'].map((id) => ({ id, name: `materials.${id}` }))
