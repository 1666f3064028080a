/** The drawings of a carousel's first button, on the product's grid. */
export const pauseIcon = 'M9 5.5v13M15 5.5v13'
export const playIcon = 'M8 5l11 7-11 7V5Z'
