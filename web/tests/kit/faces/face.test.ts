import { expect, test } from 'vitest'
import { FACES, faceFor, faceOf, numberOf } from '../../../src/kit/faces/face'

test('a name has one face, and names that are nearly alike have others', () => {
  expect(faceFor('Anna', 0)).toEqual(faceFor('Anna', 0))
  expect(numberOf('Anna')).not.toBe(numberOf('Anne'))
  const numbers = ['Nora', 'Felix', 'Iris', 'Hugo', 'Vera', 'Otto', 'Лев', 'Jo'].map(numberOf)
  expect(new Set(numbers).size).toBeGreaterThan(5)
  expect(numbers.every((one) => one >= 1 && one <= FACES)).toBe(true)
})

test('a face that was chosen is the one that is shown; there are as many as the house takes', () => {
  expect(faceFor('Anna', 17)).toEqual(faceOf(17))
  expect(FACES).toBe(96)
  expect(new Set(Array.from({ length: FACES }, (_, at) => JSON.stringify(faceOf(at + 1)))).size).toBe(FACES)
})
