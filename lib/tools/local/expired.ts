/** What DynamoDB's time to live does on AWS, for a double of it that has none. */
import { ConditionalCheckFailedException, DeleteItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { TTL_ATTRIBUTE } from '../../adapters/storage/definition.ts';
import { openClient } from '../../adapters/storage/table.ts';

/**
 * Deletes every item of the table `TableName` at `endpoint` whose `ttl` lies before `now` (epoch ms); resolves with their
 * number. An item that is prolonged meanwhile stays. Throws what the client throws when the double does not answer.
 */
export const removeExpired = async (endpoint: string, TableName: string, now: number): Promise<number> => {
  const client = openClient(endpoint);
  const expired = {
    ExpressionAttributeNames: { '#ttl': TTL_ATTRIBUTE },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  };
  const scan = { TableName, FilterExpression: '#ttl < :now', ...expired };
  let removed = 0;
  try {
    for await (const { Items = [] } of paginateScan({ client }, scan)) {
      for (const { pk, sk } of Items) {
        if (pk === undefined || sk === undefined) continue;
        const command = new DeleteItemCommand({
          TableName,
          Key: { pk, sk },
          ConditionExpression: '#ttl < :now',
          ...expired,
        });
        try {
          await client.send(command);
          removed++;
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
    }
  } finally {
    client.destroy();
  }
  return removed;
};
