<?php

declare(strict_types=1);

namespace Udaya;

/** What the suites have in common. */
abstract class Suite
{
    /** @internal */
    public function __construct(protected readonly Transport $transport)
    {
    }

    /**
     * The rows of a list, page after page; each page is asked for when the one before is used up.
     *
     * @param array<string, mixed> $input
     * @return \Generator<int, array<string, mixed>>
     */
    protected function eachRow(Route $route, string $name, array $input, ?CallOptions $options): \Generator
    {
        $cursor = null;
        do {
            $page = $cursor === null ? $input : ['cursor' => $cursor] + $input;
            $data = $this->transport->json($route, $page, $options)->data;
            foreach ($data[$name] as $row) {
                yield $row;
            }
            // A cursor that does not move would never end.
            $moved = $data['cursor'] !== $cursor;
            $cursor = $data['cursor'];
        } while ($cursor !== null && $moved);
    }
}
