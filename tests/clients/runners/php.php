<?php

// Makes the calls of a file of jobs with the PHP library, and prints a line of JSON for each.

declare(strict_types=1);

[, $library, $jobsFile] = $argv;
require "$library/autoload.php";

use Udaya\CallOptions;
use Udaya\Client;
use Udaya\FileAnswer;
use Udaya\Route;
use Udaya\UdayaError;

function camel(string $name): string
{
    return lcfirst(str_replace('_', '', ucwords($name, '_')));
}

/** @param array<string, mixed> $members */
function snaked(object|null $object): ?array
{
    if ($object === null) {
        return null;
    }
    $found = [];
    foreach (get_object_vars($object) as $name => $value) {
        $found[strtolower((string) preg_replace('/(?<=.)([A-Z])/', '_$1', $name))] = $value;
    }
    return $found;
}

function methodOf(Client $client, string $name, string $suffix = ''): callable
{
    [$suite, $method] = array_map('camel', explode('.', $name));
    return [$client->$suite, $method . $suffix];
}

function given(?object $members): array
{
    return (array) ($members ?? new stdClass());
}

function optionsOf(object $do): CallOptions
{
    $options = given($do->options ?? null);
    return new CallOptions(...array_combine(array_map('camel', array_keys($options)), array_values($options)));
}

function called(Client $client, object $do, CallOptions $options): mixed
{
    $input = given($do->input ?? null);
    return match (true) {
        isset($do->call) => isset($do->input) ? methodOf($client, $do->call)($input, $options) : methodOf($client, $do->call)(options: $options),
        isset($do->request) => $client->request(new Route($do->request->verb, $do->request->path), $input, $options),
        isset($do->wait) => $client->waitUntilReady($do->wait, $options),
        isset($do->report_file) => $client->reportFile($do->report_file, $options),
        isset($do->download) => $client->download($do->download, $options),
        default => $client->reportFile(methodOf($client, $do->report_of)($input)->data['report_id'], $options),
    };
}

function perform(Client $client, object $do): array
{
    if (isset($do->webhook)) {
        $webhook = $do->webhook;
        $event = Udaya\Webhook::verify($webhook->body, (array) $webhook->headers, $webhook->secret, $webhook->now_ms / 1000);
        return ['event' => $event];
    }
    if (isset($do->print)) {
        ob_start();
        var_dump($client);
        return ['text' => ob_get_clean() . print_r($client, true) . json_encode($client) . var_export($client, true)];
    }
    $options = optionsOf($do);
    if (isset($do->each)) {
        $rows = [];
        foreach (methodOf($client, $do->each, 'All')(given($do->input ?? null), $options) as $row) {
            $rows[] = $row;
            if (count($rows) === ($do->take ?? 0)) {
                break;
            }
        }
        return ['rows' => $rows];
    }
    $answer = called($client, $do, $options);
    $shown = ['status' => $answer->status, 'receipt' => snaked($answer->receipt)];
    return $answer instanceof FileAnswer
        ? $shown + ['media' => $answer->mediaType, 'base64' => base64_encode($answer->bytes)]
        : $shown + ['data' => $answer->data, 'meta' => $answer->meta];
}

function fault(UdayaError $error): array
{
    $class = preg_replace('/^Udaya.|Error$/', '', $error::class);
    return [
        'kind' => strtolower((string) preg_replace('/(?<=.)([A-Z])/', '_$1', $class)),
        'status' => $error->status,
        'code' => $error->errorCode,
        'message' => $error->getMessage(),
        'details' => $error->details,
        'request_id' => $error->requestId,
        'retry_after' => $error->retryAfter,
        'text' => (string) $error,
    ];
}

foreach (json_decode((string) file_get_contents($jobsFile)) as $job) {
    $settings = (array) $job->client;
    $own = array_diff_key($settings, ['key' => 0, 'session' => 0]);
    $named = array_combine(array_map('camel', array_keys($own)), array_values($own));
    $client = new Client(...$named, apiKey: $settings['key'] ?? null, sessionToken: $settings['session'] ?? null);
    $started = hrtime(true);
    try {
        $line = perform($client, $job->do);
    } catch (UdayaError $error) {
        $line = ['error' => fault($error)];
    }
    $ms = (int) round((hrtime(true) - $started) / 1e6);
    $line = ['name' => $job->name] + $line + ['last' => snaked($client->last()), 'ms' => $ms];
    echo json_encode($line, JSON_THROW_ON_ERROR), "\n";
}
