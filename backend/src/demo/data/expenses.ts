type ExpenseType = 'Fuel' | 'Equipment' | 'Utility' | 'Salaries' | 'Maintenance' | 'Others'

/** What a month costs: [day of the month, type, rupees, description]. */
export const MONTHLY_EXPENSES: readonly (readonly [
  day: number,
  type: ExpenseType,
  rupees: number,
  text: string,
])[] = [
  [1, 'Salaries', 28_000, 'Two kitchen hands'],
  [2, 'Others', 6_500, 'Rent of the packing room'],
  [4, 'Fuel', 3_720, 'Two gas cylinders'],
  [6, 'Utility', 2_184.5, 'Electricity'],
  [9, 'Fuel', 1_150, 'Auto to the oil mill and back'],
  [12, 'Maintenance', 900, 'Sharpening and service of the wet grinder'],
  [15, 'Equipment', 2_450, 'Steel ladles and two strainers'],
  [18, 'Fuel', 1_860, 'One gas cylinder'],
  [21, 'Others', 1_240, 'Parcel tape, bubble wrap, cartons'],
  [24, 'Utility', 499, 'Mobile and internet'],
  [27, 'Maintenance', 650, 'Plumber, kitchen drain'],
]
