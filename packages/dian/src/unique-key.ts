export {
  amountText,
  cudeOf,
  cudsOf,
  cufeOf,
  eventCudeOf,
  eventKeyText,
  supportKeyText,
  uniqueKeyText,
  type EventKeyParts,
  type SupportKeyParts,
  type UniqueKeyParts,
} from './unique-key/unique-key.ts'
