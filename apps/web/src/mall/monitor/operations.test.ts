import { expect, test } from 'vitest';
import { matching, operationsOf } from './operations.ts';

const described = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/api/orders/{number}': {
      get: {
        operationId: 'getMyOrder',
        tags: ['orders'],
        parameters: [{ name: 'number', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
    '/api/orders': {
      post: {
        operationId: 'placeOrder',
        tags: ['orders'],
        requestBody: { content: { 'application/json': { schema: { type: 'array' } } } },
        responses: { '204': { description: 'Done, without a body.' } },
      },
    },
    '/api/cart': { get: { operationId: 'getMyCart', tags: ['cart'], responses: {} } },
  },
};

test('every call is listed once, by its first word and address', () => {
  const operations = operationsOf(described);
  expect(operations.map(({ tag, method, path }) => `${tag}: ${method} ${path}`)).toEqual([
    'cart: GET /api/cart',
    'orders: POST /api/orders',
    'orders: GET /api/orders/{number}',
  ]);
  expect(operations[1]).toMatchObject({ body: { type: 'array' }, responses: [{ status: '204', schema: undefined }] });
  expect(operations[2]?.parameters.map(({ name }) => name)).toEqual(['number']);
});

test('a word finds calls by address, name and method', () => {
  const operations = operationsOf(described);
  expect(matching(operations, ' PLACE ').map(({ id }) => id)).toEqual(['placeOrder']);
  expect(matching(operations, 'get /api/cart').map(({ id }) => id)).toEqual(['getMyCart']);
  expect(matching(operations, '')).toHaveLength(3);
  expect(matching(operations, 'nothing')).toEqual([]);
});
