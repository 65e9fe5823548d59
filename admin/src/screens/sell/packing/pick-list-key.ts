export const pickListKey = ['packing', 'pick-list'] as const
