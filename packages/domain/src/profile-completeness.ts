/** What a person can say of itself, by which a profile is complete. */
export const profileParts = ['firstName', 'lastName', 'email', 'cityName', 'movil'] as const
export type ProfilePart = (typeof profileParts)[number]

/** How much of itself a person has said, in whole percent, and what is missing. */
export function profileCompleteness(profile: Readonly<Record<ProfilePart, string>>): {
  porcentaje: number
  missing: ProfilePart[]
} {
  const missing = profileParts.filter((part) => profile[part].trim() === '')
  return {
    missing,
    porcentaje: Math.floor(((profileParts.length - missing.length) * 100) / profileParts.length),
  }
}
