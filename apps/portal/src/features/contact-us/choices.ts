/** A choice as a select shows it. */
export type Choice = { value: string; label: string }

/** What the form's three lists offer. */
export type ContactLists = { affairs: Choice[]; relatedTo: Choice[]; channels: Choice[] }

/** Whether a form with these lists could be sent: subject and way of answering are asked of everybody. */
export const canBeSent = ({ affairs, channels }: ContactLists): boolean =>
  affairs.length > 0 && channels.length > 0
