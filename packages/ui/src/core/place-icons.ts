/** The drawings of the sidebar's places, as `icons.ts` has those of everything else. */
export const homeIcon = 'M4 11.5L12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5'
export const inboxIcon = 'M4 13.5l3-8h10l3 8v5H4v-5ZM4 13.5h5a3 3 0 0 0 6 0h5'
export const suppliersIcon =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.900 1.800 6.500 5M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14.800c2.200.6 3.600 2.200 4 4.700'
export const papersIcon = 'M8 3.5h8l4 4v10H8v-14ZM16 3.500v4h4M4 7.500v13h11M11 11.500h6M11 14.500h6'
export const databaseIcon =
  'M12 9.500c4 0 7-1.200 7-2.750S16 4 12 4 5 5.200 5 6.750 8 9.500 12 9.500ZM5 6.750v10.500C5 18.800 8 20 12 20s7-1.200 7-2.750V6.750M5 12c0 1.550 3 2.750 7 2.750s7-1.200 7-2.750'
export const shieldIcon =
  'M12 3.500l7 2.500v5.500c0 4.200-2.800 7.400-7 9-4.200-1.600-7-4.800-7-9V6l7-2.500ZM8.800 12l2.300 2.300 4.300-4.500'
export const settingsIcon =
  'M5 20v-6M5 10V4M12 20v-9M12 7V4M19 20v-3M19 13V4M2.500 14h5M9.500 7h5M16.500 17h5'
export const sidebarIcon = 'M4 5h16v14H4V5ZM9.500 5v14'
