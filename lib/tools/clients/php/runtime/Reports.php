<?php

declare(strict_types=1);

namespace Udaya;

/**
 * Waiting for what takes a while.
 *
 * @internal
 */
final class Reports
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /** @return Answer<array<string, mixed>, array<string, mixed>> */
    public function wait(string $reportId, ?CallOptions $options): Answer
    {
        $ends = microtime(true) + ($options?->waitMs ?? Protocol::POLL_TIMEOUT_MS) / 1000;
        $pause = $options?->pollMs ?? Protocol::POLL_FIRST_MS;
        $route = new Route('GET', '/v1/reports/{id}', 'either');
        while (true) {
            $answer = $this->transport->json($route, ['id' => $reportId], $options);
            $requestId = $answer->receipt->requestId;
            switch ($answer->data['status']) {
                case 'ready':
                    return $answer;
                case 'expired':
                    throw new NotFoundError('The report has expired.', 'REPORT_EXPIRED', requestId: $requestId);
                case 'failed':
                    throw new ServerError('The report could not be made.', 'REPORT_FAILED', requestId: $requestId);
            }
            if (microtime(true) + $pause / 1000 > $ends) {
                throw new TimeoutError('The report was not ready in time.', 'TIMED_OUT', requestId: $requestId);
            }
            usleep((int) ($pause * 1000));
            $pause = min(Protocol::POLL_CAP_MS, $pause * Protocol::POLL_GROWTH);
        }
    }

    public function file(string $reportId, ?CallOptions $options): FileAnswer
    {
        $this->wait($reportId, $options);
        try {
            return $this->fetch($reportId, $options);
        } catch (NotFoundError $error) {
            if ($error->errorCode !== 'LINK_EXPIRED') {
                throw $error;
            }
            return $this->fetch($reportId, $options);
        }
    }

    private function fetch(string $reportId, ?CallOptions $options): FileAnswer
    {
        $route = new Route('POST', '/v1/reports/{id}/link', 'either');
        $link = $this->transport->json($route, ['id' => $reportId], $options);
        return $this->transport->download($link->data['url'], $options);
    }
}
