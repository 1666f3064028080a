/** Recovery answers at multiples of these milliseconds, more than lookup and writes take together. */
export const evenTime = 400
